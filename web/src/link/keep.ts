// What the browser remembers between visits. A browser that forbids it still plays, it only forgets.
const PREFIX = 'heptad.';

export function keep(key: string, value: string): void {
  try {
    localStorage.setItem(PREFIX + key, value);
  } catch {
    // private mode or full storage: nothing is lost but the memory
  }
}

export function kept(key: string): string | null {
  try {
    return localStorage.getItem(PREFIX + key);
  } catch {
    return null;
  }
}
