"""The edges that write pages and texts: PDF, fonts, pictures, templates."""
