import { Banner, type BannerProps } from '@/ui/message/banner';

/** At the bottom of the window, over the page: nothing moves when it comes or goes. */
export function FloatingBanner(props: Omit<BannerProps, 'className'>) {
  return (
    <div className="pointer-events-none fixed inset-x-4 bottom-4 z-40 mx-auto w-fit max-w-form *:pointer-events-auto">
      <Banner {...props} className="shadow-pop" />
    </div>
  );
}
