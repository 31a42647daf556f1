import { describe, expect, it } from 'vitest';
import { BOT_PATTERNS, BOT_SELLER_CODE, isBot } from './bots.ts';

const SAFARI =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Mobile/15E148 Safari/604.1';

describe('bots', () => {
  it.each([
    'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
    'Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)',
    'Mozilla/5.0 (compatible; YandexBot/3.0; +http://yandex.com/bots)',
    'DuckDuckBot/1.1; (+http://duckduckgo.com/duckduckbot.html)',
    'Mozilla/5.0 (Macintosh) AppleWebKit/605 Safari/605 (Applebot/0.1; +http://www.apple.com/go/applebot)',
  ])('%s is a bot (SHL-22, SHL-23)', (agent) => expect(isBot(agent)).toBe(true));

  it.each([SAFARI, 'curl/8.5.0', '', null, undefined])('%j is not a bot (SHL-22)', (agent) =>
    expect(isBot(agent)).toBe(false),
  );

  it('operators may provide their own list, in any case, and an empty row never matches (SHL-23)', () => {
    expect(isBot('Mozilla/5.0 NewCrawler/1.0', [{ name: 'New', contains: 'NEWCRAWLER' }])).toBe(
      true,
    );
    expect(isBot(SAFARI, [{ name: 'Blank', contains: '' }])).toBe(false);
    expect(isBot('Googlebot', [])).toBe(false);
  });

  it('bots see the store 000 (LIM-20)', () => expect(BOT_SELLER_CODE).toBe('000'));

  it('each row of the list matches its own bot and no common browser', () => {
    for (const row of BOT_PATTERNS) {
      expect(isBot(`Mozilla/5.0 ${row.contains}/1.0`, [row])).toBe(true);
      expect(isBot(SAFARI, [row])).toBe(false);
    }
  });
});
