import { Banner, type BannerProps } from '@/ui/message/banner';

/**
 * Over the page, so that nothing moves when it comes or goes: at the bottom of the window, above the bar of tasks if there is
 * one, and on wide screens in the corner away from the chat's field.
 */
export function FloatingBanner(props: Omit<BannerProps, 'className'>) {
  return (
    <div className="pointer-events-none fixed inset-x-4 bottom-4 z-40 mx-auto w-fit max-w-form panels:left-6 panels:mx-0 [:root:has([data-bottom-bar])_&]:bottom-[calc(anchor(--tasks_top,0px)+1rem)] not-supports-[bottom:anchor(top)]:[:root:has([data-bottom-bar])_&]:top-18 not-supports-[bottom:anchor(top)]:[:root:has([data-bottom-bar])_&]:bottom-auto *:pointer-events-auto">
      <Banner {...props} className="shadow-pop" />
    </div>
  );
}
