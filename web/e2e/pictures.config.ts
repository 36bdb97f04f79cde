import tests from './vitest.config';

// `npm run pictures`: not a test, but taken the same way, so that the pictures show what the tests played.
export default { ...tests, test: { ...tests.test, include: ['e2e/pictures.ts', 'e2e/contact_sheets.ts'] } };
