/** The credentials of a new account, kept in memory until the login form that they fill is closed. */
let fresh: { email: string; password: string } | null = null;

export function keepFreshLogin(login: { email: string; password: string } | null): void {
  fresh = login;
}

export function recallFreshLogin(): { email: string; password: string } | null {
  return fresh;
}
