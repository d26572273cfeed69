-- CreateTable
CREATE TABLE "search_states" (
    "post_id" TEXT NOT NULL PRIMARY KEY,
    "is_earlier" BOOLEAN NOT NULL,
    "is_hidden" BOOLEAN NOT NULL,
    "since" DATETIME NOT NULL,
    CONSTRAINT "search_states_post_id_fkey" FOREIGN KEY ("post_id") REFERENCES "posts" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "search_answers" (
    "post_id" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "is_accepted" BOOLEAN NOT NULL,
    "words" TEXT NOT NULL,
    "at" DATETIME NOT NULL,

    PRIMARY KEY ("post_id", "kind"),
    CONSTRAINT "search_answers_post_id_fkey" FOREIGN KEY ("post_id") REFERENCES "search_states" ("post_id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "generations" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "title" TEXT NOT NULL,
    "keyword" TEXT NOT NULL,
    "category" TEXT NOT NULL,
    "model" TEXT NOT NULL,
    "state" TEXT NOT NULL,
    "error" TEXT NOT NULL DEFAULT '',
    "content" TEXT NOT NULL DEFAULT '',
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "key_takeaways" TEXT NOT NULL DEFAULT '[]',
    "marks" TEXT NOT NULL DEFAULT '[]',
    "created_at" DATETIME NOT NULL,
    "finished_at" DATETIME
);

-- CreateIndex
CREATE INDEX "search_states_is_hidden_idx" ON "search_states"("is_hidden");

-- CreateIndex
CREATE INDEX "search_answers_kind_at_idx" ON "search_answers"("kind", "at");

-- CreateIndex
CREATE INDEX "generations_created_at_idx" ON "generations"("created_at");

-- Of posts that readers have already nobody knows what search engines were told.
INSERT INTO "search_states" ("post_id", "is_earlier", "is_hidden", "since")
SELECT "id", true, false, "updated_at" FROM "posts" WHERE "status" = 'published';
