// The part of node:test and node:assert/strict that the tests use, for a browser.
const tests = [];

export const test = (name, body) => tests.push([name, body]);

const equal = (actual, expected, message = '') => {
  const [is, should] = [JSON.stringify(actual), JSON.stringify(expected)];
  if (is !== should) {
    throw new Error(`${message} is ${is}, not ${should}`);
  }
};

const ok = (value, message) => equal(Boolean(value), true, message);

export default {deepEqual: equal, equal, ok};

/** Runs what has been declared: how many tests there were, and the failures. */
export async function run() {
  const failures = [];
  for (const [name, body] of tests) {
    try {
      await body();
    } catch (failure) {
      failures.push(`${name}: ${failure.stack}`);
    }
  }
  return [tests.length, failures];
}
