import type { Module } from './modules.mjs';

export const PACKAGES: readonly string[];
export function forbiddenModules(module: Module): Module[];
export function forbiddenPackages(module: Module): string[];
export function lintOverrides(): object[];
