import { learnFirstSteps } from './learning';
import { long, test } from './test';

test(
  'on a phone, First Steps tells each new thing above the board and shows it on the board',
  long,
  ({ page }) => learnFirstSteps(page, true),
);
