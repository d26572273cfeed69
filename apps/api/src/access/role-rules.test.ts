import { type StaffRole, staffRoles } from "@sitewright/contracts/roles";
import { expect, test } from "vitest";
import { storedRole } from "./account-row.ts";
import { gainedRole, isLastOwnerOrAdmin, regainsRoleFromAdminEmails } from "./role-rules.ts";

const list = ["owner@agency.example", "second@agency.example"];
const verified = { emailVerifiedAt: new Date(0) };

test("A-14.19 the first of ADMIN_EMAILS gains the owner's role, the others the manager's, and nobody by an address that is not proved", () => {
  const gained = (email: string, role: StaffRole | null = null) =>
    gainedRole({ email, role, ...verified }, list);
  expect(list.map((email) => gained(email))).toEqual(["owner", "manager"]);
  expect(gained("owner@agency.example", "manager")).toBe("owner");
  // Nobody loses by being listed.
  expect([gained("second@agency.example", "owner"), gained("owner@agency.example", "owner")]).toEqual([
    undefined,
    undefined,
  ]);
  expect(gained("ann@harbour.example")).toBeUndefined();
  for (const email of list)
    expect(gainedRole({ email, role: null, emailVerifiedAt: null }, list)).toBeUndefined();
});

test("A-14.14 what ADMIN_EMAILS gives back at the next sign-in is not taken", () => {
  expect(
    [null, "manager", "owner"].map((role) =>
      regainsRoleFromAdminEmails(list[0] ?? "", storedRole(role), list),
    ),
  ).toEqual([true, true, false]);
  expect(regainsRoleFromAdminEmails("ann@harbour.example", null, list)).toBe(false);
});

test("A-14.15 the last owner and the last administrator are recognised, the last but one is not", () => {
  const last = (from: StaffRole, to: StaffRole | null, ...others: StaffRole[]) =>
    isLastOwnerOrAdmin({ from, to, others });
  expect([last("owner", null), last("owner", "manager", "manager"), last("manager", null)]).toEqual([
    true,
    true,
    true,
  ]);
  expect([last("owner", null, "owner"), last("manager", null, "owner"), last("owner", "owner")]).toEqual([
    false,
    false,
    false,
  ]);
});

test("A-14.20 owners give roles, nobody else does; owners and managers are administrators", () => {
  const roles = Object.entries(staffRoles);
  const holding = (permission: string) =>
    roles.flatMap(([name, { permissions }]) => (permissions.some((one) => one === permission) ? [name] : []));
  expect(holding("roles")).toEqual(["owner"]);
  expect(roles.flatMap(([name, { isAdmin }]) => (isAdmin ? [name] : []))).toEqual(["owner", "manager"]);
  expect(staffRoles.builder.permissions).toEqual(["projects", "specifications", "documents", "conformance"]);
  expect(staffRoles.editor.permissions).toEqual(["posts", "newsletter", "knowledge"]);
  // A manager may everything else.
  expect(staffRoles.owner.permissions.filter((one) => !holding(one).includes("manager"))).toEqual(["roles"]);
});
