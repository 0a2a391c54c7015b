import { learnFirstSteps } from './learning';
import { long, test } from './test';

test(
  'First Steps points at each new thing when it first matters, and goes on where the book ends it',
  long,
  ({ page }) => learnFirstSteps(page, false),
);
