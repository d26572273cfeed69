-- What the list of subscribers searches in, as in 0010_lists.
CREATE VIRTUAL TABLE "subscribers_search" USING fts5("text", content='', contentless_delete=1, tokenize='trigram');
INSERT INTO "subscribers_search"("rowid", "text") SELECT "rowid", '  ' || COALESCE("email", '') || '  ' || COALESCE("source", '') FROM "subscribers";
CREATE TRIGGER "subscribers_search_insert" AFTER INSERT ON "subscribers" BEGIN
  INSERT INTO "subscribers_search"("rowid", "text") VALUES (new."rowid", '  ' || COALESCE(new."email", '') || '  ' || COALESCE(new."source", ''));
END;
CREATE TRIGGER "subscribers_search_update" AFTER UPDATE OF "email", "source" ON "subscribers" BEGIN
  DELETE FROM "subscribers_search" WHERE "rowid" = old."rowid";
  INSERT INTO "subscribers_search"("rowid", "text") VALUES (new."rowid", '  ' || COALESCE(new."email", '') || '  ' || COALESCE(new."source", ''));
END;
CREATE TRIGGER "subscribers_search_delete" AFTER DELETE ON "subscribers" BEGIN
  DELETE FROM "subscribers_search" WHERE "rowid" = old."rowid";
END;
