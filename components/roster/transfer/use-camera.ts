'use client';

import { useEffect, useRef, useState, type RefObject } from 'react';
import { openDetector, type Detector } from './detector';

/** ms between two looks at what the camera sees. */
const pace = 200;

/** Reads codes with the camera while it is on; the back one of a phone. */
export const useCamera = (
  onCode: (text: string) => void,
): {
  readonly video: RefObject<HTMLVideoElement | null>;
  readonly isOn: boolean;
  readonly failed: boolean;
  readonly turn: (isOn: boolean) => void;
} => {
  const video = useRef<HTMLVideoElement>(null);
  const heard = useRef(onCode);
  const [isOn, setOn] = useState(false);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    heard.current = onCode;
  }, [onCode]);
  useEffect(() => {
    if (!isOn) return undefined;
    let isHere = true;
    let stream: MediaStream | undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = async (detector: Detector): Promise<void> => {
      const picture = video.current;
      if (picture && picture.readyState >= HTMLMediaElement.HAVE_CURRENT_DATA) {
        const codes = await detector.detect(picture).catch(() => []);
        for (const { rawValue } of codes) if (isHere) heard.current(rawValue);
      }
      if (isHere) timer = setTimeout(() => void look(detector), pace);
    };
    const begin = async (): Promise<void> => {
      try {
        stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } });
        if (!isHere || !video.current) return;
        video.current.srcObject = stream;
        await video.current.play();
        await look(await openDetector());
      } catch {
        if (!isHere) return;
        setFailed(true);
        setOn(false);
      }
    };
    void begin().finally(() => {
      // Closed while the browser still asked.
      if (!isHere) for (const track of stream?.getTracks() ?? []) track.stop();
    });
    return () => {
      isHere = false;
      clearTimeout(timer);
      for (const track of stream?.getTracks() ?? []) track.stop();
    };
  }, [isOn]);
  return {
    video,
    isOn,
    failed,
    turn: (next) => {
      setFailed(false);
      setOn(next);
    },
  };
};
