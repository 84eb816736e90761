import { create } from 'zustand';

type Unread = { readonly count: number; readonly page: string };

/** List rows that could not be parsed and are left out, by the call and the page that showed it. */
export const useUnreadRows = create<{ readonly lists: Readonly<Record<string, Unread>> }>(() => ({ lists: {} }));

/** Records how many rows of a list could not be parsed. */
export function reportUnread(path: string, count: number): void {
  const [list = path] = path.split('?');
  const { lists } = useUnreadRows.getState();
  if ((lists[list]?.count ?? 0) === count && (count === 0 || lists[list]?.page === location.pathname)) return;
  useUnreadRows.setState({ lists: { ...lists, [list]: { count, page: location.pathname } } });
}

/** How many rows are left out of what this page requested. */
export function useUnreadCount(page: string): number {
  return useUnreadRows(({ lists }) =>
    Object.values(lists).reduce((sum, list) => (list.page === page ? sum + list.count : sum), 0),
  );
}
