-- What the list of subscribers searches in, as in 0010_lists. Whoever leaves is deleted, and so are the trigrams of their address, at
-- once (SQLite, FTS5, section 6.9, 'secure-delete'): what is deleted is named by its former text.
CREATE VIRTUAL TABLE "subscribers_search" USING fts5("text", content='', tokenize='trigram');
INSERT INTO "subscribers_search"("subscribers_search", "rank") VALUES ('secure-delete', 1);
INSERT INTO "subscribers_search"("rowid", "text") SELECT "rowid", '  ' || COALESCE("email", '') || '  ' || COALESCE("source", '') FROM "subscribers";
CREATE TRIGGER "subscribers_search_insert" AFTER INSERT ON "subscribers" BEGIN
  INSERT INTO "subscribers_search"("rowid", "text") VALUES (new."rowid", '  ' || COALESCE(new."email", '') || '  ' || COALESCE(new."source", ''));
END;
CREATE TRIGGER "subscribers_search_update" AFTER UPDATE OF "email", "source" ON "subscribers" BEGIN
  INSERT INTO "subscribers_search"("subscribers_search", "rowid", "text") VALUES ('delete', old."rowid", '  ' || COALESCE(old."email", '') || '  ' || COALESCE(old."source", ''));
  INSERT INTO "subscribers_search"("rowid", "text") VALUES (new."rowid", '  ' || COALESCE(new."email", '') || '  ' || COALESCE(new."source", ''));
END;
CREATE TRIGGER "subscribers_search_delete" AFTER DELETE ON "subscribers" BEGIN
  INSERT INTO "subscribers_search"("subscribers_search", "rowid", "text") VALUES ('delete', old."rowid", '  ' || COALESCE(old."email", '') || '  ' || COALESCE(old."source", ''));
END;
