-- AlterTable
ALTER TABLE "client_documents" ADD COLUMN "deleted_at" DATETIME;

-- AlterTable
ALTER TABLE "projects" ADD COLUMN "deleted_at" DATETIME;

-- AlterTable
ALTER TABLE "users" ADD COLUMN "deleted_at" DATETIME;

-- CreateIndex
CREATE INDEX "client_documents_deleted_at_idx" ON "client_documents"("deleted_at");

-- CreateIndex
CREATE INDEX "projects_deleted_at_idx" ON "projects"("deleted_at");

-- CreateIndex
CREATE INDEX "users_deleted_at_idx" ON "users"("deleted_at");
