export function RecoveryScreen() {
  return <main className="p-4">x</main>;
}
