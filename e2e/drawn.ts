import { expect, type APIRequestContext, type APIResponse } from '@playwright/test';

/** Response with a drawing: a busy server asks to come again, and this does. */
export const drawn = async (request: APIRequestContext, path: string): Promise<APIResponse> => {
  let answer = await request.get(path);
  await expect(async () => {
    if (answer.status() === 503) answer = await request.get(path);
    expect(answer.status(), path).not.toBe(503);
  }).toPass();
  return answer;
};
