-- LIKE's wildcards leave the text that is searched (see src/db/searchable.ts).
UPDATE "projects" SET "search_text" = replace(replace(replace("search_text", '%', '％'), '_', '＿'), '\', '＼');
