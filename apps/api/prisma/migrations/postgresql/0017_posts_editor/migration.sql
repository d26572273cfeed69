-- AlterTable
ALTER TABLE "posts" ADD COLUMN     "deleted_at" TIMESTAMP(3),
ADD COLUMN     "edits" TEXT,
ADD COLUMN     "image_alt" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "internal_links" TEXT NOT NULL DEFAULT '[]',
ADD COLUMN     "listed_at" TIMESTAMP(3),
ADD COLUMN     "marks" TEXT,
ADD COLUMN     "preview_digest" TEXT,
ADD COLUMN     "preview_until" TIMESTAMP(3),
ADD COLUMN     "scheduled_for" TIMESTAMP(3),
ADD COLUMN     "version" INTEGER NOT NULL DEFAULT 1,
ADD COLUMN     "was_published" BOOLEAN NOT NULL DEFAULT false;

UPDATE "posts" SET "listed_at" = COALESCE("published_at", "created_at"), "was_published" = "published_at" IS NOT NULL;
ALTER TABLE "posts" ALTER COLUMN "listed_at" SET NOT NULL;

-- CreateTable
CREATE TABLE "post_revisions" (
    "id" TEXT NOT NULL,
    "post_id" TEXT NOT NULL,
    "version" INTEGER NOT NULL,
    "kind" TEXT NOT NULL,
    "content" TEXT NOT NULL,
    "edited_by" TEXT NOT NULL,
    "created_at" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "post_revisions_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "post_addresses" (
    "slug" TEXT NOT NULL,
    "post_id" TEXT NOT NULL,
    "created_at" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "post_addresses_pkey" PRIMARY KEY ("slug")
);

-- CreateTable
CREATE TABLE "post_pictures" (
    "id" TEXT NOT NULL,
    "storage_path" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "content_type" TEXT NOT NULL,
    "size_bytes" INTEGER NOT NULL,
    "sha256" TEXT NOT NULL,
    "width" INTEGER NOT NULL,
    "height" INTEGER NOT NULL,
    "created_at" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "post_pictures_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "post_revisions_edited_by_idx" ON "post_revisions"("edited_by");

-- CreateIndex
CREATE UNIQUE INDEX "post_revisions_post_id_version_key" ON "post_revisions"("post_id", "version");

-- CreateIndex
CREATE INDEX "post_addresses_post_id_idx" ON "post_addresses"("post_id");

-- CreateIndex
CREATE UNIQUE INDEX "post_pictures_storage_path_key" ON "post_pictures"("storage_path");

-- CreateIndex
CREATE UNIQUE INDEX "posts_preview_digest_key" ON "posts"("preview_digest");

-- CreateIndex
CREATE INDEX "posts_listed_at_id_idx" ON "posts"("listed_at", "id");

-- CreateIndex
CREATE INDEX "posts_views_id_idx" ON "posts"("views", "id");

-- CreateIndex
CREATE INDEX "posts_title_id_idx" ON "posts"("title", "id");

-- CreateIndex
CREATE INDEX "posts_deleted_at_idx" ON "posts"("deleted_at");

-- AddForeignKey
ALTER TABLE "post_revisions" ADD CONSTRAINT "post_revisions_post_id_fkey" FOREIGN KEY ("post_id") REFERENCES "posts"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "post_addresses" ADD CONSTRAINT "post_addresses_post_id_fkey" FOREIGN KEY ("post_id") REFERENCES "posts"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- What the list of posts searches in, as in 0010_lists and 0013_search_at_scale.
DO $$
BEGIN
  IF EXISTS (SELECT 1 FROM pg_available_extensions WHERE name = 'pg_trgm') THEN
    CREATE EXTENSION IF NOT EXISTS pg_trgm;
    CREATE INDEX "posts_search_idx" ON "posts" USING gin (lower('  ' || COALESCE("title", '') || '  ' || COALESCE("slug", '') || '  ' || COALESCE("excerpt", '') || '  ' || COALESCE("keywords", '')) gin_trgm_ops) WITH (fastupdate = off);
  END IF;
END
$$;
