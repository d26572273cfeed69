-- Every administrator becomes a manager; the start that runs this makes the first of ADMIN_EMAILS the owner, which SQL does not know.
ALTER TABLE "users" ADD COLUMN "role" TEXT;
UPDATE "users" SET "role" = 'manager' WHERE "is_admin" = 1;
ALTER TABLE "users" DROP COLUMN "is_admin";

-- CreateIndex
CREATE INDEX "users_role_idx" ON "users"("role");

-- One name for one action, also in what was recorded before.
UPDATE "audit_entries" SET "action" = 'role.change' WHERE "action" = 'administrator.grant';
UPDATE "audit_entries" SET "action" = 'role.remove' WHERE "action" = 'administrator.revoke';

-- CreateTable
CREATE TABLE "staff_invitations" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "email" TEXT NOT NULL,
    "role" TEXT NOT NULL,
    "inviter_id" TEXT NOT NULL,
    "created_at" DATETIME NOT NULL,
    "expires_at" DATETIME NOT NULL,
    CONSTRAINT "staff_invitations_inviter_id_fkey" FOREIGN KEY ("inviter_id") REFERENCES "users" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateIndex
CREATE UNIQUE INDEX "staff_invitations_email_key" ON "staff_invitations"("email");

-- CreateIndex
CREATE INDEX "staff_invitations_inviter_id_idx" ON "staff_invitations"("inviter_id");

-- CreateIndex
CREATE INDEX "staff_invitations_expires_at_idx" ON "staff_invitations"("expires_at");
