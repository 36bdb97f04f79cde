// Games played here, entry by entry, in this browser's database. An entry is written once: of two windows that would both
// write the same one, the second is refused and reads what the first has written.
export type Stored = { table: string; head: string; entries: string[] };
export type Change = { table: string; first: number; head?: string; entries: string[]; summary: object };
type Row = { table: string; head: string; created: number; summary: object };
type Line = { table: string; n: number; line: string };

const done = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((good, bad) => {
    request.onsuccess = () => good(request.result);
    request.onerror = () => bad(request.error ?? new Error('the database failed'));
  });

const written = (transaction: IDBTransaction): Promise<void> =>
  new Promise((good, bad) => {
    transaction.oncomplete = () => good();
    transaction.onabort = () => bad(transaction.error ?? new Error('nothing was written'));
  });

let opened: Promise<IDBDatabase> | undefined;

function database(): Promise<IDBDatabase> {
  opened ??= new Promise<IDBDatabase>((good, bad) => {
    const request = indexedDB.open('heptad', 1);
    request.onupgradeneeded = () => {
      request.result.createObjectStore('tables', { keyPath: 'table' });
      request.result.createObjectStore('entries', { keyPath: ['table', 'n'] });
    };
    request.onsuccess = () => {
      // A later version of the page must not wait for this one.
      request.result.onversionchange = () => request.result.close();
      request.result.onclose = () => (opened = undefined);
      good(request.result);
    };
    request.onerror = () => bad(request.error ?? new Error('no database'));
  }).catch((error: unknown) => {
    opened = undefined;
    throw error;
  });
  return opened;
}

// Whole, or not at all.
export async function append(changes: Change[]): Promise<void> {
  const transaction = (await database()).transaction(['tables', 'entries'], 'readwrite', { durability: 'strict' });
  const end = written(transaction);
  const tables = transaction.objectStore('tables');
  const entries = transaction.objectStore('entries');
  for (const { table, first, head, entries: lines, summary } of changes) {
    lines.forEach((line, i) => entries.add({ table, n: first + i, line } satisfies Line));
    if (head !== undefined) {
      tables.add({ table, head, summary, created: Date.now() } satisfies Row);
      continue;
    }
    const row = tables.get(table);
    row.onsuccess = () => tables.put({ ...(row.result as Row), summary });
  }
  await end;
}

const of_table = (table: string) => IDBKeyRange.bound([table, 0], [table, Infinity]);

export async function load(table: string): Promise<Stored | undefined> {
  const transaction = (await database()).transaction(['tables', 'entries']);
  const [row, lines] = await Promise.all([
    done(transaction.objectStore('tables').get(table) as IDBRequest<Row | undefined>),
    done(transaction.objectStore('entries').getAll(of_table(table)) as IDBRequest<Line[]>),
  ]);
  return row && { table, head: row.head, entries: lines.map((one) => one.line) };
}

// The newest first.
export async function summaries(): Promise<object[]> {
  const rows = await done((await database()).transaction('tables').objectStore('tables').getAll() as IDBRequest<Row[]>);
  return rows.sort((a, b) => b.created - a.created).map((row) => row.summary);
}

export async function forget(table: string): Promise<void> {
  const transaction = (await database()).transaction(['tables', 'entries'], 'readwrite');
  transaction.objectStore('tables').delete(table);
  transaction.objectStore('entries').delete(of_table(table));
  await written(transaction);
}
