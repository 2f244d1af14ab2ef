import { component, page } from './support/program-folder';
import { startFiles, type Fixture } from './support/start-fixture';
import { until } from './support/until';

const FORM = `
<form bindsubmit="submitted">
  <field name="colour" value="red"/>
  <view wx:for="{{[1]}}"><field name="size" value="{{size}}"/></view>
  <group><input name="slot" value="in the slot"/></group>
  <closed/>
  <send class="send"/>
</form>`;

describe('custom components in a form', () => {
  let fixture: Fixture;

  beforeAll(async () => {
    const [field, group, closed, send] = ['field', 'group', 'closed', 'send'].map(
      (name) => `/${name}/${name}`,
    );
    fixture = await startFiles({
      ...page('pages/a/a', {
        js: 'Page({ data: { size: { deep: 3 } }, submitted({ detail }) { this.setData({ sent: detail.value }); } })',
        json: { usingComponents: { field, group, closed, send } },
        wxml: FORM,
      }),
      ...component('field/field', { js: "Component({ behaviors: ['wx://form-field'] })", wxml: '{{value}}' }),
      ...component('group/group', {
        js: "Component({ behaviors: [Behavior({ behaviors: ['wx://form-field-group'] })] })",
        json: { usingComponents: { field } },
        wxml: '<input name="typed" value="inside"/><field name="own" value="{{9}}"/><slot/>',
      }),
      ...component('closed/closed', { wxml: '<input name="hidden" value="not seen"/>' }),
      ...component('send/send', {
        js: "Component({ behaviors: ['wx://form-field-button', 'wx://component-export'], export: () => 'exported' })",
        wxml: '<button class="go" form-type="submit">send</button>',
      }),
    });
  });

  it('are its fields and buttons when they have the behaviors that WeChat has for it', async () => {
    const current = (await fixture.miniProgram.currentPage())!;
    const send = (await current.$('.send'))!;
    await (await send.$('.go'))!.tap();
    await until(async () => (await current.data('sent')) !== undefined);
    expect(await current.data('sent')).toEqual({
      colour: 'red',
      size: { deep: 3 },
      slot: 'in the slot',
      typed: 'inside',
      own: 9,
    });
    expect(fixture.host.report().exceptions).toEqual([]);
  });

  it('export what they say', async () => {
    const exported = "function () { return getCurrentPages()[0].selectComponent('.send'); }";
    expect(await fixture.miniProgram.evaluate(exported)).toBe('exported');
  });
});

describe('an observer that sets its own property', () => {
  it('is not called again by an object that is the same', async () => {
    const { miniProgram, host } = await startFiles({
      ...page('pages/a/a', {
        js: 'Page({ data: { list: [{ text: "a" }] } })',
        json: { usingComponents: { list: '/list/list' } },
        wxml: '<list id="list" items="{{list}}"/>',
      }),
      ...component('list/list', {
        js: `Component({
          properties: {
            items: {
              type: Array,
              observer() {
                this.calls = (this.calls || 0) + 1;
                this.data.items.forEach((item) => { item.named = 'named ' + item.text; });
                this.setData({ items: this.data.items });
              },
            },
          },
        })`,
        wxml: '<view class="item" wx:for="{{items}}">{{item.named}}</view>',
      }),
    });
    const list = (await (await miniProgram.currentPage())!.$('#list'))!;
    expect(await (await list.$('.item'))!.text()).toBe('named a');
    expect(host.report().exceptions).toEqual([]);
  });
});
