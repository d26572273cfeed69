import { type KeyValue, readText, writeText } from "../storage/device-storage.ts";

/** The place at which a kind of list is stored. */
export interface ListPlace {
  readonly storage: KeyValue;
  readonly uid: string;
}

export interface WaitingListOptions<T> {
  /** Beginning of the storage key; the person's id follows. */
  readonly key: string;
  /** Parses the stored items, oldest first, without unreadable ones. */
  readonly read: (stored: unknown) => readonly T[];
  /** Serializes the items; by default they are stored as they are. */
  readonly write?: (items: readonly T[]) => unknown;
  /** True where an added item replaces a waiting one; by default every one is kept. */
  readonly replaces?: (added: T, waiting: T) => boolean;
}

/**
 * Items of one kind that a person made and the server has not confirmed, stored in this browser, oldest
 * first.
 */
export interface WaitingList<T> {
  readonly keyOf: (uid: string) => string;
  /** The items in a stored text; none for null or an unreadable one. */
  readonly parse: (text: string | null) => readonly T[];
  readonly items: (place: ListPlace) => readonly T[];
  readonly add: (place: ListPlace, item: T) => void;
  /** Removes this exact item. One that replaced it meanwhile stays. */
  readonly remove: (place: ListPlace, item: T) => void;
}

/** Declares a list; its items are in the storage only, so that every tab of this browser has the same ones. */
export function createWaitingList<T>(options: WaitingListOptions<T>): WaitingList<T> {
  const { key, read, write = (items) => items, replaces = () => false } = options;
  const keyOf = (uid: string): string => `${key}_${uid}`;
  const parse = (text: string | null): readonly T[] => {
    if (text === null) return [];
    try {
      return read(JSON.parse(text));
    } catch {
      return [];
    }
  };
  const items = ({ storage, uid }: ListPlace) => parse(readText(storage, keyOf(uid)));
  const store = ({ storage, uid }: ListPlace, next: readonly T[]): void =>
    void writeText(storage, keyOf(uid), next.length === 0 ? null : JSON.stringify(write(next)));
  return {
    keyOf,
    parse,
    items,
    add: (place, item) => store(place, [...items(place).filter((other) => !replaces(item, other)), item]),
    remove(place, item) {
      const waiting = items(place);
      const text = JSON.stringify(item);
      const index = waiting.findIndex((other) => JSON.stringify(other) === text);
      if (index >= 0) store(place, waiting.toSpliced(index, 1));
    },
  };
}
