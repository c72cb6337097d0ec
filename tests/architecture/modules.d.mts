export interface Module {
  /** Folder below `src`. */
  name: string;
  imports: string[];
  packages: string[];
}
export const MODULES: readonly Module[];
