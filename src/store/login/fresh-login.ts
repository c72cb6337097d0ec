/** What was just registered, until the login form that it fills is closed. Never stored. */
let fresh: { email: string; password: string } | null = null;

export function keepFreshLogin(login: { email: string; password: string } | null): void {
  fresh = login;
}

export function recallFreshLogin(): { email: string; password: string } | null {
  return fresh;
}
