-- CreateTable
CREATE TABLE "project_files" (
    "project_id" TEXT NOT NULL,
    "upload_id" TEXT NOT NULL,

    CONSTRAINT "project_files_pkey" PRIMARY KEY ("project_id","upload_id")
);

-- CreateIndex
CREATE INDEX "project_files_upload_id_idx" ON "project_files"("upload_id");

-- AddForeignKey
ALTER TABLE "project_files" ADD CONSTRAINT "project_files_project_id_fkey" FOREIGN KEY ("project_id") REFERENCES "projects"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "project_files" ADD CONSTRAINT "project_files_upload_id_fkey" FOREIGN KEY ("upload_id") REFERENCES "uploads"("id") ON DELETE NO ACTION ON UPDATE CASCADE;

-- What was submitted before: a version names a file where the file's id stands in its answers. They are read as text, so
-- that one that cannot be parsed stops nothing.
INSERT INTO "project_files" ("project_id", "upload_id")
SELECT DISTINCT "projects"."id", "uploads"."id"
FROM "projects"
JOIN "project_versions" ON "project_versions"."project_id" = "projects"."id"
JOIN "uploads" ON "uploads"."user_id" = "projects"."user_id"
WHERE strpos("project_versions"."onboarding", "uploads"."id") > 0;
