export function ConnectionStatus() {
  return null;
}
