-- CreateTable
CREATE TABLE "site_checks" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "project_id" TEXT NOT NULL,
    "version" INTEGER NOT NULL,
    "file_name" TEXT NOT NULL,
    "size_bytes" INTEGER NOT NULL,
    "storage_path" TEXT,
    "state" TEXT NOT NULL,
    "reason" TEXT NOT NULL,
    "findings" TEXT NOT NULL,
    "finding_count" INTEGER NOT NULL,
    "file_count" INTEGER NOT NULL,
    "author_id" TEXT,
    "created_at" DATETIME NOT NULL,
    "finished_at" DATETIME,
    CONSTRAINT "site_checks_project_id_fkey" FOREIGN KEY ("project_id") REFERENCES "projects" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "site_checks_author_id_fkey" FOREIGN KEY ("author_id") REFERENCES "users" ("id") ON DELETE SET NULL ON UPDATE CASCADE
);

-- CreateIndex
CREATE UNIQUE INDEX "site_checks_storage_path_key" ON "site_checks"("storage_path");

-- CreateIndex
CREATE INDEX "site_checks_project_id_created_at_idx" ON "site_checks"("project_id", "created_at");

-- CreateIndex
CREATE INDEX "site_checks_author_id_idx" ON "site_checks"("author_id");
