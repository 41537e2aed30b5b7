"""The types of the wire for others: OpenAPI, TypeScript."""
