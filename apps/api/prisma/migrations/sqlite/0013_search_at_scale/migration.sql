-- The search indexes of the lists anew, so that deleting a row takes its trigrams out of the file at once (SQLite, FTS5, section 6.9,
-- 'secure-delete'). An index that deletes by row id alone only marks them until it is merged, which may be never. What is
-- deleted is named by its former text, the very expression that was inserted. As before, a later migration that makes one of these
-- tables anew has to make its triggers and its index anew too: test/lists.test.ts fails where it does not.

DROP TRIGGER "users_search_insert";
DROP TRIGGER "users_search_update";
DROP TRIGGER "users_search_delete";
DROP TABLE "users_search";
CREATE VIRTUAL TABLE "users_search" USING fts5("text", content='', tokenize='trigram');
INSERT INTO "users_search"("users_search", "rank") VALUES ('secure-delete', 1);
INSERT INTO "users_search"("rowid", "text") SELECT "rowid", '  ' || COALESCE("email", '') || '  ' || COALESCE("display_name", '') || '  ' || COALESCE("business_name", '') FROM "users";
CREATE TRIGGER "users_search_insert" AFTER INSERT ON "users" BEGIN
  INSERT INTO "users_search"("rowid", "text") VALUES (new."rowid", '  ' || COALESCE(new."email", '') || '  ' || COALESCE(new."display_name", '') || '  ' || COALESCE(new."business_name", ''));
END;
CREATE TRIGGER "users_search_update" AFTER UPDATE OF "email", "display_name", "business_name" ON "users" BEGIN
  INSERT INTO "users_search"("users_search", "rowid", "text") VALUES ('delete', old."rowid", '  ' || COALESCE(old."email", '') || '  ' || COALESCE(old."display_name", '') || '  ' || COALESCE(old."business_name", ''));
  INSERT INTO "users_search"("rowid", "text") VALUES (new."rowid", '  ' || COALESCE(new."email", '') || '  ' || COALESCE(new."display_name", '') || '  ' || COALESCE(new."business_name", ''));
END;
CREATE TRIGGER "users_search_delete" AFTER DELETE ON "users" BEGIN
  INSERT INTO "users_search"("users_search", "rowid", "text") VALUES ('delete', old."rowid", '  ' || COALESCE(old."email", '') || '  ' || COALESCE(old."display_name", '') || '  ' || COALESCE(old."business_name", ''));
END;

DROP TRIGGER "projects_search_insert";
DROP TRIGGER "projects_search_update";
DROP TRIGGER "projects_search_delete";
DROP TABLE "projects_search";
CREATE VIRTUAL TABLE "projects_search" USING fts5("text", content='', tokenize='trigram');
INSERT INTO "projects_search"("projects_search", "rank") VALUES ('secure-delete', 1);
INSERT INTO "projects_search"("rowid", "text") SELECT "rowid", '  ' || COALESCE("search_text", '') FROM "projects";
CREATE TRIGGER "projects_search_insert" AFTER INSERT ON "projects" BEGIN
  INSERT INTO "projects_search"("rowid", "text") VALUES (new."rowid", '  ' || COALESCE(new."search_text", ''));
END;
CREATE TRIGGER "projects_search_update" AFTER UPDATE OF "search_text" ON "projects" BEGIN
  INSERT INTO "projects_search"("projects_search", "rowid", "text") VALUES ('delete', old."rowid", '  ' || COALESCE(old."search_text", ''));
  INSERT INTO "projects_search"("rowid", "text") VALUES (new."rowid", '  ' || COALESCE(new."search_text", ''));
END;
CREATE TRIGGER "projects_search_delete" AFTER DELETE ON "projects" BEGIN
  INSERT INTO "projects_search"("projects_search", "rowid", "text") VALUES ('delete', old."rowid", '  ' || COALESCE(old."search_text", ''));
END;

DROP TRIGGER "client_documents_search_insert";
DROP TRIGGER "client_documents_search_update";
DROP TRIGGER "client_documents_search_delete";
DROP TABLE "client_documents_search";
CREATE VIRTUAL TABLE "client_documents_search" USING fts5("text", content='', tokenize='trigram');
INSERT INTO "client_documents_search"("client_documents_search", "rank") VALUES ('secure-delete', 1);
INSERT INTO "client_documents_search"("rowid", "text") SELECT "rowid", '  ' || COALESCE("title", '') || '  ' || COALESCE("description", '') || '  ' || COALESCE("file_name", '') FROM "client_documents";
CREATE TRIGGER "client_documents_search_insert" AFTER INSERT ON "client_documents" BEGIN
  INSERT INTO "client_documents_search"("rowid", "text") VALUES (new."rowid", '  ' || COALESCE(new."title", '') || '  ' || COALESCE(new."description", '') || '  ' || COALESCE(new."file_name", ''));
END;
CREATE TRIGGER "client_documents_search_update" AFTER UPDATE OF "title", "description", "file_name" ON "client_documents" BEGIN
  INSERT INTO "client_documents_search"("client_documents_search", "rowid", "text") VALUES ('delete', old."rowid", '  ' || COALESCE(old."title", '') || '  ' || COALESCE(old."description", '') || '  ' || COALESCE(old."file_name", ''));
  INSERT INTO "client_documents_search"("rowid", "text") VALUES (new."rowid", '  ' || COALESCE(new."title", '') || '  ' || COALESCE(new."description", '') || '  ' || COALESCE(new."file_name", ''));
END;
CREATE TRIGGER "client_documents_search_delete" AFTER DELETE ON "client_documents" BEGIN
  INSERT INTO "client_documents_search"("client_documents_search", "rowid", "text") VALUES ('delete', old."rowid", '  ' || COALESCE(old."title", '') || '  ' || COALESCE(old."description", '') || '  ' || COALESCE(old."file_name", ''));
END;

DROP TRIGGER "contact_messages_search_insert";
DROP TRIGGER "contact_messages_search_update";
DROP TRIGGER "contact_messages_search_delete";
DROP TABLE "contact_messages_search";
CREATE VIRTUAL TABLE "contact_messages_search" USING fts5("text", content='', tokenize='trigram');
INSERT INTO "contact_messages_search"("contact_messages_search", "rank") VALUES ('secure-delete', 1);
INSERT INTO "contact_messages_search"("rowid", "text") SELECT "rowid", '  ' || COALESCE("name", '') || '  ' || COALESCE("email", '') || '  ' || COALESCE("company", '') || '  ' || COALESCE("message", '') FROM "contact_messages";
CREATE TRIGGER "contact_messages_search_insert" AFTER INSERT ON "contact_messages" BEGIN
  INSERT INTO "contact_messages_search"("rowid", "text") VALUES (new."rowid", '  ' || COALESCE(new."name", '') || '  ' || COALESCE(new."email", '') || '  ' || COALESCE(new."company", '') || '  ' || COALESCE(new."message", ''));
END;
CREATE TRIGGER "contact_messages_search_update" AFTER UPDATE OF "name", "email", "company", "message" ON "contact_messages" BEGIN
  INSERT INTO "contact_messages_search"("contact_messages_search", "rowid", "text") VALUES ('delete', old."rowid", '  ' || COALESCE(old."name", '') || '  ' || COALESCE(old."email", '') || '  ' || COALESCE(old."company", '') || '  ' || COALESCE(old."message", ''));
  INSERT INTO "contact_messages_search"("rowid", "text") VALUES (new."rowid", '  ' || COALESCE(new."name", '') || '  ' || COALESCE(new."email", '') || '  ' || COALESCE(new."company", '') || '  ' || COALESCE(new."message", ''));
END;
CREATE TRIGGER "contact_messages_search_delete" AFTER DELETE ON "contact_messages" BEGIN
  INSERT INTO "contact_messages_search"("contact_messages_search", "rowid", "text") VALUES ('delete', old."rowid", '  ' || COALESCE(old."name", '') || '  ' || COALESCE(old."email", '') || '  ' || COALESCE(old."company", '') || '  ' || COALESCE(old."message", ''));
END;

DROP TRIGGER "outbox_messages_search_insert";
DROP TRIGGER "outbox_messages_search_update";
DROP TRIGGER "outbox_messages_search_delete";
DROP TABLE "outbox_messages_search";
CREATE VIRTUAL TABLE "outbox_messages_search" USING fts5("text", content='', tokenize='trigram');
INSERT INTO "outbox_messages_search"("outbox_messages_search", "rank") VALUES ('secure-delete', 1);
INSERT INTO "outbox_messages_search"("rowid", "text") SELECT "rowid", '  ' || COALESCE("recipient", '') || '  ' || COALESCE("subject", '') || '  ' || COALESCE("kind", '') FROM "outbox_messages";
CREATE TRIGGER "outbox_messages_search_insert" AFTER INSERT ON "outbox_messages" BEGIN
  INSERT INTO "outbox_messages_search"("rowid", "text") VALUES (new."rowid", '  ' || COALESCE(new."recipient", '') || '  ' || COALESCE(new."subject", '') || '  ' || COALESCE(new."kind", ''));
END;
CREATE TRIGGER "outbox_messages_search_update" AFTER UPDATE OF "recipient", "subject", "kind" ON "outbox_messages" BEGIN
  INSERT INTO "outbox_messages_search"("outbox_messages_search", "rowid", "text") VALUES ('delete', old."rowid", '  ' || COALESCE(old."recipient", '') || '  ' || COALESCE(old."subject", '') || '  ' || COALESCE(old."kind", ''));
  INSERT INTO "outbox_messages_search"("rowid", "text") VALUES (new."rowid", '  ' || COALESCE(new."recipient", '') || '  ' || COALESCE(new."subject", '') || '  ' || COALESCE(new."kind", ''));
END;
CREATE TRIGGER "outbox_messages_search_delete" AFTER DELETE ON "outbox_messages" BEGIN
  INSERT INTO "outbox_messages_search"("outbox_messages_search", "rowid", "text") VALUES ('delete', old."rowid", '  ' || COALESCE(old."recipient", '') || '  ' || COALESCE(old."subject", '') || '  ' || COALESCE(old."kind", ''));
END;

DROP TRIGGER "audit_entries_search_insert";
DROP TRIGGER "audit_entries_search_update";
DROP TRIGGER "audit_entries_search_delete";
DROP TABLE "audit_entries_search";
CREATE VIRTUAL TABLE "audit_entries_search" USING fts5("text", content='', tokenize='trigram');
INSERT INTO "audit_entries_search"("audit_entries_search", "rank") VALUES ('secure-delete', 1);
INSERT INTO "audit_entries_search"("rowid", "text") SELECT "rowid", '  ' || COALESCE("action", '') || '  ' || COALESCE("subject_type", '') || '  ' || COALESCE("subject_id", '') || '  ' || COALESCE("actor_id", '') || '  ' || COALESCE("detail", '') FROM "audit_entries";
CREATE TRIGGER "audit_entries_search_insert" AFTER INSERT ON "audit_entries" BEGIN
  INSERT INTO "audit_entries_search"("rowid", "text") VALUES (new."rowid", '  ' || COALESCE(new."action", '') || '  ' || COALESCE(new."subject_type", '') || '  ' || COALESCE(new."subject_id", '') || '  ' || COALESCE(new."actor_id", '') || '  ' || COALESCE(new."detail", ''));
END;
CREATE TRIGGER "audit_entries_search_update" AFTER UPDATE OF "action", "subject_type", "subject_id", "actor_id", "detail" ON "audit_entries" BEGIN
  INSERT INTO "audit_entries_search"("audit_entries_search", "rowid", "text") VALUES ('delete', old."rowid", '  ' || COALESCE(old."action", '') || '  ' || COALESCE(old."subject_type", '') || '  ' || COALESCE(old."subject_id", '') || '  ' || COALESCE(old."actor_id", '') || '  ' || COALESCE(old."detail", ''));
  INSERT INTO "audit_entries_search"("rowid", "text") VALUES (new."rowid", '  ' || COALESCE(new."action", '') || '  ' || COALESCE(new."subject_type", '') || '  ' || COALESCE(new."subject_id", '') || '  ' || COALESCE(new."actor_id", '') || '  ' || COALESCE(new."detail", ''));
END;
CREATE TRIGGER "audit_entries_search_delete" AFTER DELETE ON "audit_entries" BEGIN
  INSERT INTO "audit_entries_search"("audit_entries_search", "rowid", "text") VALUES ('delete', old."rowid", '  ' || COALESCE(old."action", '') || '  ' || COALESCE(old."subject_type", '') || '  ' || COALESCE(old."subject_id", '') || '  ' || COALESCE(old."actor_id", '') || '  ' || COALESCE(old."detail", ''));
END;

-- A common word is looked for along the index of the order. Where the order is a text, rows that have the word may all stand at its far end,
-- so these hold what is searched too, by the expression that src/listing writes, and no row is read. Prisma's schema knows no indexes of
-- expressions.

CREATE INDEX "users_display_name_search_idx" ON "users"("display_name", "id", ('  ' || COALESCE("email", '') || '  ' || COALESCE("display_name", '') || '  ' || COALESCE("business_name", '')));
CREATE INDEX "users_email_search_idx" ON "users"("email", "id", ('  ' || COALESCE("email", '') || '  ' || COALESCE("display_name", '') || '  ' || COALESCE("business_name", '')));
CREATE INDEX "projects_business_name_search_idx" ON "projects"("business_name", "id", ('  ' || COALESCE("search_text", '')));
CREATE INDEX "client_documents_title_search_idx" ON "client_documents"("title", "id", ('  ' || COALESCE("title", '') || '  ' || COALESCE("description", '') || '  ' || COALESCE("file_name", '')));
