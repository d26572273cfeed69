import { isDuplicate } from "./fault.ts";

/**
 * Creates an object with a known id, or returns it if it exists already; a concurrent call may
 * create it first.
 */
export async function createOnce<Found, Created>(
  find: () => Promise<Found | null | undefined>,
  create: () => Promise<Created>,
): Promise<Found | Created> {
  const earlier = await find();
  if (earlier) return earlier;
  try {
    return await create();
  } catch (error) {
    const first = isDuplicate(error) ? await find() : undefined;
    if (first) return first;
    throw error;
  }
}
