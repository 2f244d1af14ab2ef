import { defineBasic } from './define';

const NICK_NAME = '微信用户';
/** the grey default avatar that WeChat shows for everybody since 2022 */
const AVATAR = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 132 132"><rect width="132" height="132" fill="#d8d8d8"/>' +
    '<g fill="#fff"><circle cx="66" cy="50" r="22"/><path d="M22 132c0-28 18-48 44-48s44 20 44 48z"/></g></svg>',
)}`;

defineBasic('open-data', (host) => {
  const content = host.element.appendChild(document.createElement('div'));
  const showPicture = (src: string): void => {
    const picture = document.createElement('img');
    picture.src = src;
    content.replaceChildren(picture);
  };
  return {
    update: (changed) => {
      const type = host.prop<string>('type');
      host.element.toggleAttribute('wx-picture', type === 'userAvatarUrl');
      if (type === 'userAvatarUrl') {
        const own = host.prop<string>('defaultAvatar');
        showPicture(own ? host.resource(own) : AVATAR);
      } else if (type === 'userNickName') {
        content.textContent = NICK_NAME;
      } else {
        // WeChat no longer shows gender, place, language and group names.
        content.textContent = host.prop<string>('defaultText');
        if (changed.has('type')) host.fire('error', { errMsg: `open-data:fail ${type} is empty` });
      }
    },
  };
});
