-- AlterTable
ALTER TABLE "outbox_messages" ADD COLUMN "unsubscribe_url" TEXT;

-- CreateTable
CREATE TABLE "posts" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "slug" TEXT NOT NULL,
    "title" TEXT NOT NULL,
    "excerpt" TEXT NOT NULL,
    "author" TEXT NOT NULL,
    "category" TEXT NOT NULL,
    "image" TEXT NOT NULL,
    "content" TEXT NOT NULL,
    "words" INTEGER NOT NULL,
    "key_takeaways" TEXT NOT NULL,
    "keywords" TEXT NOT NULL,
    "is_featured" BOOLEAN NOT NULL,
    "agent_created" BOOLEAN NOT NULL DEFAULT true,
    "status" TEXT NOT NULL,
    "views" INTEGER NOT NULL DEFAULT 0,
    "created_at" DATETIME NOT NULL,
    "updated_at" DATETIME NOT NULL,
    "published_at" DATETIME
);

-- CreateTable
CREATE TABLE "content_revisions" (
    "key" TEXT NOT NULL PRIMARY KEY,
    "revision" INTEGER NOT NULL
);

-- CreateTable
CREATE TABLE "article_views" (
    "slug" TEXT NOT NULL PRIMARY KEY,
    "views" INTEGER NOT NULL
);

-- CreateTable
CREATE TABLE "view_marks" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "day" TEXT NOT NULL
);

-- CreateTable
CREATE TABLE "view_keys" (
    "day" TEXT NOT NULL PRIMARY KEY,
    "key" TEXT NOT NULL
);

-- CreateTable
CREATE TABLE "subscribers" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "email" TEXT NOT NULL,
    "status" TEXT NOT NULL,
    "confirm_digest" TEXT,
    "confirm_before" DATETIME,
    "unsubscribe_token" TEXT NOT NULL,
    "source" TEXT NOT NULL,
    "created_at" DATETIME NOT NULL,
    "confirmed_at" DATETIME
);

-- CreateIndex
CREATE UNIQUE INDEX "posts_slug_key" ON "posts"("slug");

-- CreateIndex
CREATE INDEX "posts_status_published_at_id_idx" ON "posts"("status", "published_at", "id");

-- CreateIndex
CREATE INDEX "posts_status_category_published_at_id_idx" ON "posts"("status", "category", "published_at", "id");

-- CreateIndex
CREATE INDEX "posts_status_is_featured_published_at_id_idx" ON "posts"("status", "is_featured", "published_at", "id");

-- CreateIndex
CREATE INDEX "posts_status_category_agent_created_idx" ON "posts"("status", "category", "agent_created");

-- CreateIndex
CREATE INDEX "posts_created_at_id_idx" ON "posts"("created_at", "id");

-- CreateIndex
CREATE INDEX "view_marks_day_idx" ON "view_marks"("day");

-- CreateIndex
CREATE UNIQUE INDEX "subscribers_email_key" ON "subscribers"("email");

-- CreateIndex
CREATE UNIQUE INDEX "subscribers_confirm_digest_key" ON "subscribers"("confirm_digest");

-- CreateIndex
CREATE UNIQUE INDEX "subscribers_unsubscribe_token_key" ON "subscribers"("unsubscribe_token");

-- CreateIndex
CREATE INDEX "subscribers_created_at_id_idx" ON "subscribers"("created_at", "id");

-- CreateIndex
CREATE INDEX "subscribers_status_created_at_id_idx" ON "subscribers"("status", "created_at", "id");

-- CreateIndex
CREATE INDEX "subscribers_confirm_before_idx" ON "subscribers"("confirm_before");
