import { create } from 'zustand';

type Unread = { readonly count: number; readonly page: string };

/** Rows of lists that could not be read and are left out, by the call and the page that showed it. */
export const useUnreadRows = create<{ readonly lists: Readonly<Record<string, Unread>> }>(() => ({ lists: {} }));

/** A list has come: how many of its rows could not be read. */
export function reportUnread(path: string, count: number): void {
  const [list = path] = path.split('?');
  const { lists } = useUnreadRows.getState();
  if ((lists[list]?.count ?? 0) === count && (count === 0 || lists[list]?.page === location.pathname)) return;
  useUnreadRows.setState({ lists: { ...lists, [list]: { count, page: location.pathname } } });
}

/** How many rows that this page asked for are left out. */
export function useUnreadCount(page: string): number {
  return useUnreadRows(({ lists }) =>
    Object.values(lists).reduce((sum, list) => (list.page === page ? sum + list.count : sum), 0),
  );
}
