-- CreateTable
CREATE TABLE "post_revisions" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "post_id" TEXT NOT NULL,
    "version" INTEGER NOT NULL,
    "kind" TEXT NOT NULL,
    "content" TEXT NOT NULL,
    "edited_by" TEXT NOT NULL,
    "created_at" DATETIME NOT NULL,
    CONSTRAINT "post_revisions_post_id_fkey" FOREIGN KEY ("post_id") REFERENCES "posts" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "post_addresses" (
    "slug" TEXT NOT NULL PRIMARY KEY,
    "post_id" TEXT NOT NULL,
    "created_at" DATETIME NOT NULL,
    CONSTRAINT "post_addresses_post_id_fkey" FOREIGN KEY ("post_id") REFERENCES "posts" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "post_pictures" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "storage_path" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "content_type" TEXT NOT NULL,
    "size_bytes" INTEGER NOT NULL,
    "sha256" TEXT NOT NULL,
    "width" INTEGER NOT NULL,
    "height" INTEGER NOT NULL,
    "created_at" DATETIME NOT NULL
);

-- RedefineTables
PRAGMA defer_foreign_keys=ON;
PRAGMA foreign_keys=OFF;
CREATE TABLE "new_posts" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "slug" TEXT NOT NULL,
    "title" TEXT NOT NULL,
    "excerpt" TEXT NOT NULL,
    "author" TEXT NOT NULL,
    "category" TEXT NOT NULL,
    "image" TEXT NOT NULL,
    "image_alt" TEXT NOT NULL DEFAULT '',
    "content" TEXT NOT NULL,
    "words" INTEGER NOT NULL,
    "key_takeaways" TEXT NOT NULL,
    "keywords" TEXT NOT NULL,
    "internal_links" TEXT NOT NULL DEFAULT '[]',
    "is_featured" BOOLEAN NOT NULL,
    "agent_created" BOOLEAN NOT NULL DEFAULT true,
    "status" TEXT NOT NULL,
    "marks" TEXT,
    "edits" TEXT,
    "version" INTEGER NOT NULL DEFAULT 1,
    "views" INTEGER NOT NULL DEFAULT 0,
    "created_at" DATETIME NOT NULL,
    "updated_at" DATETIME NOT NULL,
    "published_at" DATETIME,
    "was_published" BOOLEAN NOT NULL DEFAULT false,
    "scheduled_for" DATETIME,
    "listed_at" DATETIME NOT NULL,
    "preview_digest" TEXT,
    "preview_until" DATETIME,
    "deleted_at" DATETIME
);
INSERT INTO "new_posts" ("agent_created", "author", "category", "content", "created_at", "excerpt", "id", "image", "is_featured", "key_takeaways", "keywords", "published_at", "slug", "status", "title", "updated_at", "views", "words", "was_published", "listed_at") SELECT "agent_created", "author", "category", "content", "created_at", "excerpt", "id", "image", "is_featured", "key_takeaways", "keywords", "published_at", "slug", "status", "title", "updated_at", "views", "words", "published_at" IS NOT NULL, COALESCE("published_at", "created_at") FROM "posts";
DROP TABLE "posts";
ALTER TABLE "new_posts" RENAME TO "posts";
CREATE UNIQUE INDEX "posts_slug_key" ON "posts"("slug");
CREATE UNIQUE INDEX "posts_preview_digest_key" ON "posts"("preview_digest");
CREATE INDEX "posts_status_published_at_id_idx" ON "posts"("status", "published_at", "id");
CREATE INDEX "posts_status_category_published_at_id_idx" ON "posts"("status", "category", "published_at", "id");
CREATE INDEX "posts_status_is_featured_published_at_id_idx" ON "posts"("status", "is_featured", "published_at", "id");
CREATE INDEX "posts_status_category_agent_created_idx" ON "posts"("status", "category", "agent_created");
CREATE INDEX "posts_created_at_id_idx" ON "posts"("created_at", "id");
CREATE INDEX "posts_listed_at_id_idx" ON "posts"("listed_at", "id");
CREATE INDEX "posts_views_id_idx" ON "posts"("views", "id");
CREATE INDEX "posts_title_id_idx" ON "posts"("title", "id");
CREATE INDEX "posts_deleted_at_idx" ON "posts"("deleted_at");
PRAGMA foreign_keys=ON;
PRAGMA defer_foreign_keys=OFF;

-- CreateIndex
CREATE INDEX "post_revisions_edited_by_idx" ON "post_revisions"("edited_by");

-- CreateIndex
CREATE UNIQUE INDEX "post_revisions_post_id_version_key" ON "post_revisions"("post_id", "version");

-- CreateIndex
CREATE INDEX "post_addresses_post_id_idx" ON "post_addresses"("post_id");

-- CreateIndex
CREATE UNIQUE INDEX "post_pictures_storage_path_key" ON "post_pictures"("storage_path");

-- What the list of posts searches in, as in 0013_search_at_scale. A later migration that makes this table anew makes these anew too.
CREATE VIRTUAL TABLE "posts_search" USING fts5("text", content='', tokenize='trigram');
INSERT INTO "posts_search"("posts_search", "rank") VALUES ('secure-delete', 1);
INSERT INTO "posts_search"("rowid", "text") SELECT "rowid", '  ' || COALESCE("title", '') || '  ' || COALESCE("slug", '') || '  ' || COALESCE("excerpt", '') || '  ' || COALESCE("keywords", '') FROM "posts";
CREATE TRIGGER "posts_search_insert" AFTER INSERT ON "posts" BEGIN
  INSERT INTO "posts_search"("rowid", "text") VALUES (new."rowid", '  ' || COALESCE(new."title", '') || '  ' || COALESCE(new."slug", '') || '  ' || COALESCE(new."excerpt", '') || '  ' || COALESCE(new."keywords", ''));
END;
CREATE TRIGGER "posts_search_update" AFTER UPDATE OF "title", "slug", "excerpt", "keywords" ON "posts" BEGIN
  INSERT INTO "posts_search"("posts_search", "rowid", "text") VALUES ('delete', old."rowid", '  ' || COALESCE(old."title", '') || '  ' || COALESCE(old."slug", '') || '  ' || COALESCE(old."excerpt", '') || '  ' || COALESCE(old."keywords", ''));
  INSERT INTO "posts_search"("rowid", "text") VALUES (new."rowid", '  ' || COALESCE(new."title", '') || '  ' || COALESCE(new."slug", '') || '  ' || COALESCE(new."excerpt", '') || '  ' || COALESCE(new."keywords", ''));
END;
CREATE TRIGGER "posts_search_delete" AFTER DELETE ON "posts" BEGIN
  INSERT INTO "posts_search"("posts_search", "rowid", "text") VALUES ('delete', old."rowid", '  ' || COALESCE(old."title", '') || '  ' || COALESCE(old."slug", '') || '  ' || COALESCE(old."excerpt", '') || '  ' || COALESCE(old."keywords", ''));
END;
