import { create } from 'zustand';

/** An act that waits until who is at the screen has proved it again. */
type Asked = { readonly ways: readonly string[]; readonly settle: (confirmed: boolean) => void };

export const useConfirmAgain = create<{ asked: Asked | undefined }>(() => ({ asked: undefined }));

/** Asks for the password. @returns false when somebody would rather not, or nobody is there to be asked. */
export function askAgain(ways: readonly string[]): Promise<boolean> {
  useConfirmAgain.getState().asked?.settle(false);
  return new Promise((resolve) => {
    const settle = (confirmed: boolean) => {
      useConfirmAgain.setState({ asked: undefined });
      resolve(confirmed);
    };
    useConfirmAgain.setState({ asked: { ways, settle } });
  });
}
