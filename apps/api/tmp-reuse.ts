import { copyFileSync, mkdirSync, rmSync } from "node:fs";
import { migrate } from "./src/db/open.ts";
import { SqliteAdapterFactory } from "./src/db/sqlite-adapter.ts";
import { PrismaClient } from "./src/generated/sqlite/client.ts";
rmSync("/tmp/st/r", { recursive: true, force: true }); mkdirSync("/tmp/st/r", { recursive: true });
await migrate({ provider: "sqlite", file: "/tmp/st/r/t.db" }, process.argv[2]!, new Date());
const work = async (db: any) => {
  await db.user.create({ data: { id: "u", email: "a@b.c", displayName: "A", passwordHash: "x", createdAt: new Date(), updatedAt: new Date(), lastLoginAt: new Date() } }).catch((e: any) => { throw e; });
  await db.user.findUnique({ where: { id: "u" }, select: { id: true, email: true } });
  await db.user.findFirst({ where: { email: "a@b.c" } });
  await db.project.findMany({ where: { userId: "u" } }).catch(() => {});
  await db.session.findUnique({ where: { id: "s" }, select: { expiresAt: true, user: { select: { id: true, email: true } } } });
  await db.user.updateMany({ where: { id: "u" }, data: { displayName: "B" } });
  await db.session.deleteMany({ where: { userId: "u" } });
  await db.job.findMany({ take: 5 });
  await db.auditEntry.count();
  await db.post.findMany({ take: 3 });
  await db.document.count({ where: { userId: "u" } }).catch(() => {});
  await db.$transaction(async (tx: any) => { await tx.user.findUnique({ where: { id: "u" } }); await tx.user.update({ where: { id: "u" }, data: { displayName: "C" } }); });
};
const cpu = async (n: string, f: () => Promise<void>) => { const c = process.cpuUsage(); const t = performance.now(); await f(); const d = process.cpuUsage(c); console.log(n, "cpu", Math.round((d.user + d.system) / 1000), "wall", Math.round(performance.now() - t)); };
let i = 0; const fresh = () => { const f = `/tmp/st/r/${i++}.db`; copyFileSync("/tmp/st/r/t.db", f); return f; };
for (let r = 0; r < 3; r++) {
  await cpu("fresh x10", async () => { for (let k = 0; k < 10; k++) { const db = new PrismaClient({ adapter: new SqliteAdapterFactory(fresh(), 1000) }); await work(db); await db.$disconnect(); } });
  let current: SqliteAdapterFactory;
  const db = new PrismaClient({ adapter: { provider: "sqlite", adapterName: "x", connect: () => current.connect() } as any });
  await cpu("reused x10", async () => { for (let k = 0; k < 10; k++) { current = new SqliteAdapterFactory(fresh(), 1000); await work(db); await db.$disconnect(); } });
}
