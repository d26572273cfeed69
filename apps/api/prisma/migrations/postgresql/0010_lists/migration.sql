-- AlterTable
ALTER TABLE "contact_messages" ADD COLUMN "read_at" TIMESTAMP(3),
ADD COLUMN "answered_at" TIMESTAMP(3);

-- CreateTable
CREATE TABLE "project_notes" (
    "id" TEXT NOT NULL,
    "project_id" TEXT NOT NULL,
    "author_id" TEXT,
    "text" TEXT NOT NULL,
    "created_at" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "project_notes_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "users_display_name_id_idx" ON "users"("display_name", "id");

-- CreateIndex
CREATE INDEX "projects_updated_at_id_idx" ON "projects"("updated_at", "id");

-- CreateIndex
CREATE INDEX "projects_business_name_id_idx" ON "projects"("business_name", "id");

-- CreateIndex
CREATE INDEX "client_documents_updated_at_id_idx" ON "client_documents"("updated_at", "id");

-- CreateIndex
CREATE INDEX "client_documents_created_at_id_idx" ON "client_documents"("created_at", "id");

-- CreateIndex
CREATE INDEX "client_documents_title_id_idx" ON "client_documents"("title", "id");

-- CreateIndex
CREATE INDEX "contact_messages_answered_at_created_at_idx" ON "contact_messages"("answered_at", "created_at");

-- CreateIndex
CREATE INDEX "project_notes_project_id_created_at_idx" ON "project_notes"("project_id", "created_at");

-- CreateIndex
CREATE INDEX "project_notes_author_id_idx" ON "project_notes"("author_id");

-- AddForeignKey
ALTER TABLE "project_notes" ADD CONSTRAINT "project_notes_project_id_fkey" FOREIGN KEY ("project_id") REFERENCES "projects"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "project_notes" ADD CONSTRAINT "project_notes_author_id_fkey" FOREIGN KEY ("author_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- The parts of what is searched of a project are set apart as in the other tables.
UPDATE "projects" SET "search_text" = replace("search_text", chr(10), '  ');

-- What the lists of the staff search in, as trigrams (PostgreSQL, pg_trgm). Two blanks begin each column, so that one or two letters find
-- what begins with them (src/listing, which writes the same expressions). Where the extension is not installed on the server, a
-- search reads the table instead.
DO $$
BEGIN
  IF EXISTS (SELECT 1 FROM pg_available_extensions WHERE name = 'pg_trgm') THEN
    CREATE EXTENSION IF NOT EXISTS pg_trgm;
    CREATE INDEX "users_search_idx" ON "users" USING gin (lower('  ' || COALESCE("email", '') || '  ' || COALESCE("display_name", '') || '  ' || COALESCE("business_name", '')) gin_trgm_ops);
    CREATE INDEX "projects_search_idx" ON "projects" USING gin (lower('  ' || COALESCE("search_text", '')) gin_trgm_ops);
    CREATE INDEX "client_documents_search_idx" ON "client_documents" USING gin (lower('  ' || COALESCE("title", '') || '  ' || COALESCE("description", '') || '  ' || COALESCE("file_name", '')) gin_trgm_ops);
    CREATE INDEX "contact_messages_search_idx" ON "contact_messages" USING gin (lower('  ' || COALESCE("name", '') || '  ' || COALESCE("email", '') || '  ' || COALESCE("company", '') || '  ' || COALESCE("message", '')) gin_trgm_ops);
    CREATE INDEX "outbox_messages_search_idx" ON "outbox_messages" USING gin (lower('  ' || COALESCE("recipient", '') || '  ' || COALESCE("subject", '') || '  ' || COALESCE("kind", '')) gin_trgm_ops);
    CREATE INDEX "audit_entries_search_idx" ON "audit_entries" USING gin (lower('  ' || COALESCE("action", '') || '  ' || COALESCE("subject_type", '') || '  ' || COALESCE("subject_id", '') || '  ' || COALESCE("actor_id", '') || '  ' || COALESCE("detail", '')) gin_trgm_ops);
  END IF;
END
$$;
