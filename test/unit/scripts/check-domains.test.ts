import { askModule } from './support/ask-module';

const ask = (expression: string): unknown => askModule('check-domains', expression);

describe('the check of folder names', () => {
  it('reads the words off the list', () => {
    expect(
      ask(
        `script.wordsOf("/** Hours. */\\nexport { hours } from './hours';\\nexport { orders } from './orders';\\n")`,
      ),
    ).toEqual(['hours', 'orders']);
  });

  it('finds a folder that is neither a domain nor of the shell, on any floor', () => {
    const folders = `(place) => (place === 'src/pages' ? ['hours', 'assets'] : place === 'server/domains' ? ['hours', 'express'] : [])`;
    expect(ask(`script.strangers(['hours'], ${folders})`)).toEqual([
      expect.stringMatching(/^src\/pages\/assets is neither/),
      expect.stringMatching(/^server\/domains\/express is neither/),
    ]);
  });
});
