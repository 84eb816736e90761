import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from 'playwright';
import { installPackage, isDebianRoot } from './debian.ts';

const SYSTEM_BROWSERS = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

const SHELL = '/usr/bin/chromium-headless-shell';

/**
 * The Chromium that the tests use, in this order: $CHROMIUM, the system's, one that Playwright has downloaded, Debian's
 * package if we are root there, and finally Playwright's download.
 * @returns the path of the program
 */
export function findBrowser(): string {
  const named = process.env['CHROMIUM'];
  if (named !== undefined) {
    if (existsSync(named)) return named;
    throw new Error(`CHROMIUM names ${named}, which is not there.`);
  }
  const installed = () => [...SYSTEM_BROWSERS, chromium.executablePath()].find((path) => existsSync(path));
  return installed() ?? install(installed);
}

/**
 * The same engine without a window, as Playwright uses it when nobody watches: a screen's test takes three fifths of
 * the time. It has neither background sync nor a browser profile.
 * @returns the path of the program, or of the whole browser if there is none or $CHROMIUM names one
 */
export function findHeadlessShell(): string {
  return process.env['CHROMIUM'] === undefined && existsSync(SHELL) ? SHELL : findBrowser();
}

/** Installs the browsers for all tests if they are missing. The shell is optional: the browser is just slower. */
export function installBrowsers(): void {
  if (process.env['CHROMIUM'] === undefined && !existsSync(SHELL) && isDebianRoot()) {
    console.log('Installing Debian’s chromium-headless-shell, with which the tests take less time …');
    installPackage('chromium-headless-shell');
  }
  findBrowser();
}

function install(installed: () => string | undefined): string {
  if (isDebianRoot()) {
    console.log('No browser found: installing Debian’s chromium …');
    installPackage('chromium');
  }
  if (installed() === undefined) {
    console.log('No browser found: asking Playwright to download Chromium …');
    spawnSync(process.execPath, ['node_modules/playwright/cli.js', 'install', 'chromium'], { stdio: 'inherit' });
  }
  const found = installed();
  if (found !== undefined) return found;
  throw new Error('No Chromium could be found or installed. Install one and name it in the variable CHROMIUM.');
}
